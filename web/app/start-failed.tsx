import { FailedScreen } from './failed-screen.tsx';
import { startShop } from './start.ts';

/** Nothing works without init, so its failure is said in the page's place, with a way to try again. */
export const StartFailed = () => (
  <main>
    <h1 className="heard">药仓</h1>
    <FailedScreen say="请检查网络后重试" onRetry={startShop} />
  </main>
);
