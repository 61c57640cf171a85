import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { Team } from '#shared/contract/team-entities.ts';
import type { TeamScript } from '#shared/flows/group-buys-price-cuts.ts';
import { href } from '#web/navigation/routes.ts';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { later } from '#web/parts/page/later.ts';
import { shortMinute } from '#web/parts/time/day.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TeamStore } from './team-store.ts';
import { teamWords } from './team-words.ts';

const QrPicture = later(async () => (await import('#web/parts/pictures/qr-picture.lazy.tsx')).QrPicture).View;

interface Props {
  readonly store: TeamStore;
  readonly script: TeamScript;
  readonly team: Team;
}

/** A QR code to scan and a link to copy. Nothing asks for sharing or rewards it. */
export function InviteDialog({ store, script, team }: Props) {
  const { inviting } = useSnapshot(store.state);
  const words = teamWords[script];
  const link = new URL(href[words.of]({ id: team.id, goods_id: team.goods_id }), location.origin).href;
  const copy = async () => {
    await copyOrShow(link);
  };
  return (
    <Dialog
      open={inviting}
      title={words.invite}
      width={400}
      onClose={() => store.invite(false)}
      foot={
        <Button size="lg" wide onClick={copy}>
          复制链接
        </Button>
      }
    >
      <div className="column loose centred team__invite">
        <Suspense fallback={<Skeleton w={200} h={200} />}>
          <QrPicture text={link} label={words.scan} />
        </Suspense>
        <p className="strong">{words.scan}</p>
        <p className="small muted">
          {words.number} {team.id}
          {team.end_time && `　${shortMinute(team.end_time)} 截止`}
          <br />
          {words.who}
        </p>
      </div>
    </Dialog>
  );
}
