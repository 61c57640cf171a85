import { type ChangePurpose, FOR_LOGIN, FOR_QUESTION } from '#shared/rules/login/new-password.ts';
import type { ChangeProps } from './change-props.ts';
import { NewPassword } from './new-password.tsx';
import { NewPayPassword } from './new-pay-password.tsx';
import { NewQuestion } from './new-question.tsx';

/** The form that opens after a passed owner check: 1 question, 2 login password, 3 payment password. */
export function ChangeSheet({ lx, ...change }: ChangeProps & { readonly lx: ChangePurpose }) {
  if (lx === FOR_QUESTION) return <NewQuestion {...change} />;
  return lx === FOR_LOGIN ? <NewPassword {...change} /> : <NewPayPassword {...change} />;
}
