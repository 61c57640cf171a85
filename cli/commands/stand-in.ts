/** The stand-in shop and its operator. */

import { area } from '#cli/frame/command.ts';
import { sandboxAfterSales } from '#cli/stand-in/commands/sandbox-after-sales.ts';
import { sandboxClock } from '#cli/stand-in/commands/sandbox-clock.ts';
import { sandboxContent } from '#cli/stand-in/commands/sandbox-content.ts';
import { sandboxDump } from '#cli/stand-in/commands/sandbox-dump.ts';
import { sandboxFault } from '#cli/stand-in/commands/sandbox-fault.ts';
import { sandboxInvoice } from '#cli/stand-in/commands/sandbox-invoice.ts';
import { sandboxMove } from '#cli/stand-in/commands/sandbox-move.ts';
import { sandboxNotice } from '#cli/stand-in/commands/sandbox-notice.ts';
import { sandboxPreOrder } from '#cli/stand-in/commands/sandbox-pre-order.ts';
import { sandboxRequests } from '#cli/stand-in/commands/sandbox-requests.ts';
import { sandboxReset } from '#cli/stand-in/commands/sandbox-reset.ts';
import { sandboxScenario } from '#cli/stand-in/commands/sandbox-scenario.ts';
import { sandboxScope } from '#cli/stand-in/commands/sandbox-scope.ts';
import { sandboxSettings } from '#cli/stand-in/commands/sandbox-settings.ts';
import { sandboxSettle } from '#cli/stand-in/commands/sandbox-settle.ts';
import { sandboxShip } from '#cli/stand-in/commands/sandbox-ship.ts';
import { sandboxSms } from '#cli/stand-in/commands/sandbox-sms.ts';
import { sandboxStart } from '#cli/stand-in/commands/sandbox-start.ts';
import { sandboxStop } from '#cli/stand-in/commands/sandbox-stop.ts';
import { sandboxTransfer } from '#cli/stand-in/commands/sandbox-transfer.ts';
import { sandboxVerification } from '#cli/stand-in/commands/sandbox-verification.ts';

export const standIn = area(
  {
    sandbox: ['替身商城（本机）', 'the stand-in shop'],
  },
  [
    sandboxStart,
    sandboxStop,
    sandboxReset,
    sandboxShip,
    sandboxSettle,
    sandboxMove,
    sandboxTransfer,
    sandboxInvoice,
    sandboxVerification,
    sandboxScope,
    sandboxAfterSales,
    sandboxRequests,
    sandboxPreOrder,
    sandboxSms,
    sandboxClock,
    sandboxSettings,
    sandboxNotice,
    sandboxContent,
    sandboxFault,
    sandboxScenario,
    sandboxDump,
  ],
);
