import { useState } from 'react';
import type { BankAccount } from '#shared/contract/bank-info.ts';
import type { BankInfo } from '#shared/flows/transfer.ts';
import { transferIsReviewed } from '#shared/messages/payment.ts';
import { copied } from '#shared/messages/success.ts';
import { accountKind, codeKind, isPublicAccount } from '#shared/rules/bank-accounts.ts';
import { copyText } from '#web/parts/page/copy-text.ts';
import { say } from '#web/state/messages/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';

const WAYS = [
  { key: 'bank', label: '银行转账' },
  { key: 'scan', label: '扫码转账' },
] as const;

/** Where to transfer to: accounts, or QR codes to scan (document 2 §2). */
export function BankPanel({ bank }: { readonly bank: BankInfo }) {
  const [way, setWay] = useState<'bank' | 'scan'>('bank');
  return (
    <>
      <Tabs label="转账方式" items={WAYS} value={way} onChange={setWay} panelId="bank-info" />
      <div
        id="bank-info"
        role="tabpanel"
        aria-label={way === 'bank' ? '银行转账' : '扫码转账'}
        className="transfer__info"
      >
        {way === 'bank' ? <Accounts bank={bank} /> : <Codes bank={bank} />}
      </div>
      <Notice>{transferIsReviewed.text}</Notice>
    </>
  );
}

function Accounts({ bank: { yh_list } }: { readonly bank: BankInfo }) {
  if (yh_list.length === 0) return <Empty title="暂无收款账户" />;
  return yh_list.map((account) => <Account key={account.number} account={account} />);
}

function Account({ account }: { readonly account: BankAccount }) {
  const { name, area, user_name, number, y_number } = account;
  return (
    <section className="transfer__account" aria-label={`${accountKind(account)} ${name}`}>
      <p className="small muted">
        <Tag tone={isPublicAccount(account) ? 'brand' : 'plain'}>{accountKind(account)}</Tag> {`${name} ${area}`.trim()}
      </p>
      <p className="transfer__number">
        <b>{number}</b>
        <Button
          kind="soft"
          size="sm"
          icon="copy"
          aria-label={`复制账号 ${number}`}
          onClick={() => copy(number.replace(/\s/g, ''))}
        >
          复制
        </Button>
      </p>
      <Facts
        rows={[
          ['户名', user_name && <Copied text={user_name} />],
          ['行号', y_number && <Copied text={y_number} />],
        ]}
      />
    </section>
  );
}

const copy = async (text: string) => ((await copyText(text)) ? say(copied, 'good') : undefined);

/** Text that a tap copies. */
const Copied = ({ text, label = text }: { readonly text: string; readonly label?: string }) => (
  <button type="button" className="transfer__copied hit" aria-label={`复制 ${label}`} onClick={() => void copy(text)}>
    {label}
    <Icon name="copy" size={16} />
  </button>
);

function Codes({ bank: { sm_list } }: { readonly bank: BankInfo }) {
  if (sm_list.length === 0) return <Empty title="暂无收款码" />;
  return (
    <ul className="transfer__codes">
      {sm_list.map((code) => (
        <li key={`${code.ewm_lx}${code.ewm}`}>
          <Picture src={code.ewm} alt={`${codeKind(code)}收款码`} size={160} eager />
          <p className="strong">{codeKind(code)}</p>
          <p className="small muted">{accountKind(code)}</p>
        </li>
      ))}
    </ul>
  );
}
