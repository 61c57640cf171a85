/** Stands where undici looks for parts of itself that the terminal tool never asks for; one it makes an object of. */
module.exports = { CacheStorage: class {} };
