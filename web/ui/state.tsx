import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import './state.css';

type Props = {
  title: string;
  /** What to do next. */
  say?: ReactNode;
  action?: ReactNode;
};

/** An empty list: a drawing of an open drawer, and what to do next. */
export function Empty({ title, say, action }: Props) {
  return (
    <div className="state">
      <Cabinet covered>
        <path className="state__gap" d="M46 40h48v20H46z" />
        <path className="state__open" d="M42 54h56l-3 26q-.4 3-3.4 3H48.4q-3 0-3.4-3z" />
        <circle className="state__open" cx="70" cy="69" r="4" />
      </Cabinet>
      <Words title={title} say={say} action={action} />
    </div>
  );
}

type FailedProps = Partial<Props> & { onRetry?: (() => unknown) | undefined };

/** A failed load: a drawing of a jammed drawer, and a retry. `onRetry` may return a promise. */
export function Failed({ title = '数据请求失败！', say, action, onRetry }: FailedProps) {
  const retry = onRetry && (
    <Button kind="line" icon="repeat" busyText="加载中" onClick={onRetry}>
      重试
    </Button>
  );
  return (
    <div className="state" role="alert">
      <Cabinet>
        <rect className="state__jam" x="50" y="40" width="40" height="26" rx="3" />
        <path className="state__jam" d="M64.5 47.5l11 11M75.5 47.5l-11 11" />
      </Cabinet>
      <Words title={title} say={say} action={action ?? retry} />
    </div>
  );
}

function Words({ title, say, action }: Props) {
  return (
    <>
      <h2>{title}</h2>
      {say && <p>{say}</p>}
      {action && <div className="state__act">{action}</div>}
    </>
  );
}

const BELOW = 7;
const DRAWERS = [0, 1, 2, 3, 5, 6, BELOW, 8];

/**
 * The cabinet of nine drawers without the middle one, which each state draws; `covered` when that drawer hangs over the
 * one below.
 */
function Cabinet({ covered, children }: { covered?: boolean; children: ReactNode }) {
  return (
    <svg className="state__art" viewBox="0 0 140 100" aria-hidden="true">
      {DRAWERS.map((at) => (
        <g key={at} transform={`translate(${6 + (at % 3) * 44} ${10 + Math.floor(at / 3) * 30})`}>
          <rect width="40" height="26" rx="3" />
          {!(covered && at === BELOW) && <circle cx="20" cy="13" r="3" />}
        </g>
      ))}
      {children}
    </svg>
  );
}
