/**
 * /phone-check: tests what this phone can do, row by row, with a report to copy. Not in production (`state/settings/stage.ts`).
 */

import { useRef, useState } from 'react';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { serverNow } from '#web/state/clock.ts';
import { settings } from '#web/state/settings/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/tag.tsx';
import { bad, type Check, type Finding } from './finding.ts';
import { lookChecks } from './look-checks.ts';
import { reportText } from './report.ts';
import { sdkChecks } from './sdk-checks.ts';
import { sheetCheck } from './sheet-check.ts';
import { waitingChecks } from './waiting-checks.ts';
import '#web/ui/words.css';
import './phone-check.css';

const CHECKS: readonly Check[] = [...lookChecks, ...sdkChecks, sheetCheck, ...waitingChecks];

export function PhoneCheckPage() {
  const [findings, setFindings] = useState<Readonly<Record<string, Finding>>>({});
  const note = (id: string, found: Finding) => setFindings((all) => ({ ...all, [id]: found }));
  const text = reportText(CHECKS, findings, { version: settings()?.version ?? '', at: new Date(serverNow()) });
  return (
    <main className="phone-check">
      <TopBar title="真机自检" />
      <div className="inset phone-check__body">
        <h1 className="on-desk">真机自检</h1>
        <p className="muted">从上往下逐项点「检查」，做完把结果复制到问题单。</p>
        <ol className="column phone-check__rows">
          {CHECKS.map((check) => (
            <Row key={check.id} check={check} found={findings[check.id]} onFound={note} />
          ))}
        </ol>
        <Card title="结果">
          <div className="inset-below">
            <textarea
              className="wide tall size-16 phone-check__field phone-check__text"
              readOnly
              rows={10}
              aria-label="自检结果"
              value={text}
            />
            <Button wide size="lg" icon="copy" onClick={() => copyOrShow(text)}>
              复制结果
            </Button>
          </div>
        </Card>
      </div>
    </main>
  );
}

const STATES = { good: ['正常', 'brand'], bad: ['异常', 'price'], absent: ['没有', 'plain'] } as const;

interface RowProps {
  readonly check: Check;
  readonly found: Finding | undefined;
  readonly onFound: (id: string, found: Finding) => void;
}

function Row({ check, found, onFound }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [waiting, setWaiting] = useState(false);
  // Not busy until the end: a cancelled picker or a sheet without an answer can be pressed again.
  const press = async () => {
    setWaiting(true);
    try {
      if (row.current) onFound(check.id, await check.run(row.current));
    } catch (error) {
      onFound(check.id, bad(String(error)));
    } finally {
      setWaiting(false);
    }
  };
  const [word, tone] = found ? STATES[found.state] : [];
  return (
    <li ref={row} className="card inset" aria-label={check.title}>
      <div className="row wrap phone-check__head">
        <h2 className="size-16">{check.title}</h2>
        {word && <Tag tone={tone}>{word}</Tag>}
        <Button kind={found ? 'line' : 'soft'} size="sm" onClick={() => void press()}>
          {check.press ?? '检查'}
        </Button>
      </div>
      <p className="small muted">{check.hint}</p>
      {check.field && (
        <input
          className="wide tall size-16 phone-check__field"
          aria-label={check.field}
          placeholder={check.field}
          enterKeyHint="done"
        />
      )}
      <div className={cx('phone-check__found small', !found && !waiting && 'is-empty')} role="status">
        {waiting ? <p>等待应答</p> : found?.lines.map((line) => <p key={line}>{line}</p>)}
      </div>
    </li>
  );
}
