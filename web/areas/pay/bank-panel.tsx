import { useState } from 'react';
import type { BankAccount } from '#shared/contract/bank-info.ts';
import type { BankInfo } from '#shared/flows/transfer.ts';
import { topUpIsReviewed, transferIsReviewed } from '#shared/messages/payment.ts';
import { accountsUnreadable, accountUnreadable, codeNotShown } from '#shared/messages/transfer.ts';
import { accountKind, codeKind, isPublicAccount, scanHint } from '#shared/rules/member/bank-accounts.ts';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Empty, Failed } from '#web/ui/state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { inWeChat, onPhone } from '#web/wechat/environment.ts';

const WAYS = [
  { key: 'bank', label: '银行转账' },
  { key: 'scan', label: '扫码转账' },
] as const;

/** Where to transfer to: accounts, or QR codes to scan (document 2 §2). */
export function BankPanel({ bank, topUp = false }: { readonly bank: BankInfo; readonly topUp?: boolean }) {
  const [way, setWay] = useState<'bank' | 'scan'>('bank');
  return (
    <>
      <Tabs label="转账方式" items={WAYS} value={way} onChange={setWay} panelId="bank-info" />
      <div
        id="bank-info"
        role="tabpanel"
        aria-label={way === 'bank' ? '银行转账' : '扫码转账'}
        className="column loose transfer__info"
      >
        {way === 'bank' ? <Accounts bank={bank} /> : <Codes bank={bank} />}
      </div>
      <Notice>{(topUp ? topUpIsReviewed : transferIsReviewed).text}</Notice>
    </>
  );
}

function Accounts({ bank: { yh_list } }: { readonly bank: BankInfo }) {
  if (!yh_list) return <Failed title={accountsUnreadable.text} />;
  if (yh_list.length === 0) return <Empty title="暂无收款账户" />;
  return yh_list.map((account) => <Account key={`${account.number} ${account.name}`} account={account} />);
}

function Account({ account }: { readonly account: BankAccount }) {
  const { name, area, user_name, number, y_number } = account;
  return (
    <section className="transfer__account" aria-label={`${accountKind(account)} ${name}`}>
      <p className="small muted">
        <Tag tone={isPublicAccount(account) ? 'brand' : 'plain'}>{accountKind(account)}</Tag> {`${name} ${area}`.trim()}
      </p>
      <p className="transfer__number">
        <b>{number || accountUnreadable.text}</b>
        {number && (
          <Button
            kind="soft"
            size="sm"
            icon="copy"
            aria-label={`复制账号 ${number}`}
            onClick={() => copy(number.replace(/\s/g, ''))}
          >
            复制
          </Button>
        )}
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

const copy = (text: string) => copyOrShow(text);

/** Text that a tap copies. */
const Copied = ({ text, label = text }: { readonly text: string; readonly label?: string }) => (
  <button
    type="button"
    className="transfer__copied hit on-paper"
    aria-label={`复制 ${label}`}
    onClick={() => void copy(text)}
  >
    {label}
    <Icon name="copy" size={16} />
  </button>
);

/** One code at a time: a held-down finger in WeChat reads the one that it finds. */
function Codes({ bank: { sm_list } }: { readonly bank: BankInfo }) {
  const [at, setAt] = useState(0);
  const [lost, setLost] = useState('');
  if (!sm_list) return <Failed title={accountsUnreadable.text} />;
  const code = sm_list[at] ?? sm_list[0];
  if (!code) return <Empty title="暂无收款码" />;
  return (
    <>
      {sm_list.length > 1 && (
        <Chips label="收款码" className="transfer__kinds">
          {sm_list.map((each, place) => (
            <Chip key={`${each.ewm_lx}${each.ewm}`} small on={each === code} onClick={() => setAt(place)}>
              {codeKind(each)}
            </Chip>
          ))}
        </Chips>
      )}
      <div className="column tight centred transfer__code">
        <Picture
          key={code.ewm}
          src={code.ewm}
          alt={`${codeKind(code)}${code.ewm_lx ? '收款码' : ''}`}
          size={200}
          eager
          onFail={() => setLost(code.ewm)}
        />
        <p>
          <b>{codeKind(code)}</b> <Tag tone={isPublicAccount(code) ? 'brand' : 'plain'}>{accountKind(code)}</Tag>
        </p>
        <p className="small muted">{lost === code.ewm ? codeNotShown.text : scanHint(code, { onPhone, inWeChat })}</p>
      </div>
    </>
  );
}
