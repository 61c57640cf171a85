/**
 * What tests run with, whatever the shell has set: libraries choose their build by NODE_ENV, and what listens on this
 * machine is not asked through a proxy. Imported before anything is started.
 */
process.env.NODE_ENV = 'test';
process.env.NODE_USE_ENV_PROXY = '0';
