/** Whether a variable of the environment holds a secret of ours. */
export const isSecretVariable = (name: string): boolean => /^YAOCANG_.*(?:PASSWORD|ANSWER|KEY)$/i.test(name);
