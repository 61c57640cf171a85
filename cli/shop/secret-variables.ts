/** Whether a variable of the environment holds a secret of ours. A robot's address has its key in it. */
export const isSecretVariable = (name: string): boolean => /^YAOCANG_.*(?:PASSWORD|ANSWER|KEY|NOTIFY)$/i.test(name);
