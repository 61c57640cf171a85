import { Logo } from '#web/ui/logo.tsx';
import { CardSpecs } from './card-specs.tsx';
import { ChoiceSpecs } from './choice-specs.tsx';
import { DialogSpecs } from './dialog-specs.tsx';
import { GroundSpecs } from './ground-specs.tsx';
import { MoneySpecs } from './money-specs.tsx';
import { StateSpecs } from './state-specs.tsx';
import { TextSpecs } from './text-specs.tsx';
import { WordSpecs } from './word-specs.tsx';
import './design.css';

/** Shows every UI part with its states. Available at /design in development builds only. */
export default function DesignPage() {
  return (
    <main className="design">
      <header className="design__head">
        <Logo size={44} label="药仓" />
        <div>
          <h1>部件</h1>
          <p className="muted">每个部件一次，附全部状态。颜色随系统深浅切换。</p>
        </div>
      </header>
      <div className="design__grid">
        <GroundSpecs />
        <MoneySpecs />
        <ChoiceSpecs />
        <TextSpecs />
        <WordSpecs />
        <CardSpecs />
        <DialogSpecs />
        <StateSpecs />
      </div>
    </main>
  );
}
