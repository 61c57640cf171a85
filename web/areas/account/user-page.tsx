import type { QueryOf } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { LoginScreen } from './login/login-screen.tsx';

const Register = later(async () => (await import('./register/register-screen.tsx')).RegisterScreen).View;
const Forgot = later(async () => (await import('./forgot/forgot-screen.tsx')).ForgotScreen).View;
const Recover = later(async () => (await import('./forgot/recover-screen.tsx')).RecoverScreen).View;

/** /user: the login, by default, and the other screens of its `path` (document 1 §2). */
export function UserPage({ query }: { readonly query: QueryOf<'user'> }) {
  switch (query.path) {
    case 'register':
    case 'register_t':
      return <Register query={query} />;
    case 'forget-pwd':
      return <Forgot />;
    case 're-yz':
      return <Recover query={query} />;
    default:
      return <LoginScreen query={query} />;
  }
}
