import type { QueryOf } from '#web/navigation/routes.ts';
import { ForgotScreen } from './forgot/forgot-screen.tsx';
import { RecoverScreen } from './forgot/recover-screen.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { RegisterScreen } from './register/register-screen.tsx';

/** /user: the login by default, and the other pages of its `path` (document 1 §2). */
export default function UserPage({ query }: { readonly query: QueryOf<'user'> }) {
  switch (query.path) {
    case 'register':
    case 'register_t':
      return <RegisterScreen query={query} />;
    case 'forget-pwd':
      return <ForgotScreen />;
    case 're-yz':
      return <RecoverScreen query={query} />;
    default:
      return <LoginScreen query={query} />;
  }
}
