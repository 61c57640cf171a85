import type { AnswerOf } from '#shared/contract/call.ts';
import type { user } from '#shared/contract/user.ts';
import { pointsText, pointsWorth } from '#shared/rules/member/member.ts';
import type { LedgerTab } from '#shared/rules/money/ledger.ts';
import { href } from '#web/navigation/routes.ts';
import { HandOutButton } from '#web/parts/files/hand-out-button.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import type { Part } from '#web/state/loading/part.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ledgerTable } from './ledger-table.ts';

interface Props {
  readonly purse: Part<AnswerOf<typeof user.userCenter>>;
  readonly tab: LedgerTab;
}

const LABELS: Readonly<Record<LedgerTab, string>> = {
  moneys: '账户余额（元）',
  acquire_money: '赠送金（元）',
  integral: '积分',
};

/** The current amount, with a link to get more. */
export const LedgerPurse = ({ purse, tab }: Props) => (
  <section className="row wrap apart ledger__purse" aria-label={LABELS[tab]}>
    <div className="ledger__sum">
      <p className="small muted">{LABELS[tab]}</p>
      <Loaded part={purse} skeleton={<Skeleton w="7rem" h="2.25rem" />} failed="none">
        {({ moneys, acquire_money, integral, integral_ratio }) => (
          <p>
            {tab === 'integral' ? (
              <Points integral={integral} worth={pointsWorth(integral, integral_ratio)} />
            ) : (
              <Money fen={tab === 'moneys' ? moneys : acquire_money} />
            )}
          </p>
        )}
      </Loaded>
    </div>
    <HandOutButton make={() => ledgerTable(tab)} />
    {tab === 'moneys' && (
      <ButtonLink kind="line" size="sm" href={href.topUp()}>
        充值
      </ButtonLink>
    )}
    {tab === 'integral' && (
      <ButtonLink kind="line" size="sm" href={href.intro({ intro: 'integral' })}>
        积分商品
      </ButtonLink>
    )}
  </section>
);

function Money({ fen }: { readonly fen: number | undefined }) {
  const [whole, cents] = yuan(fen).split('.');
  return (
    <b>
      {whole}
      {cents !== undefined && <small>.{cents}</small>}
    </b>
  );
}

interface PointsProps {
  readonly integral: number | undefined;
  /** In fen. */
  readonly worth: number | undefined;
}

const Points = ({ integral, worth }: PointsProps) => (
  <>
    <b>{pointsText(integral)}</b> {worth !== undefined && <small>≈ ¥{yuan(worth)}</small>}
  </>
);
