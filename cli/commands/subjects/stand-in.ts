/** The stand-in shop and its operator. */
import { sandboxAfterSales } from '../sandbox-after-sales.ts';
import { sandboxClock } from '../sandbox-clock.ts';
import { sandboxContent } from '../sandbox-content.ts';
import { sandboxDump } from '../sandbox-dump.ts';
import { sandboxFault } from '../sandbox-fault.ts';
import { sandboxInvoice } from '../sandbox-invoice.ts';
import { sandboxMove } from '../sandbox-move.ts';
import { sandboxNotice } from '../sandbox-notice.ts';
import { sandboxPreOrder } from '../sandbox-pre-order.ts';
import { sandboxRequests } from '../sandbox-requests.ts';
import { sandboxReset } from '../sandbox-reset.ts';
import { sandboxScenario } from '../sandbox-scenario.ts';
import { sandboxScope } from '../sandbox-scope.ts';
import { sandboxSettings } from '../sandbox-settings.ts';
import { sandboxSettle } from '../sandbox-settle.ts';
import { sandboxShip } from '../sandbox-ship.ts';
import { sandboxSms } from '../sandbox-sms.ts';
import { sandboxStart } from '../sandbox-start.ts';
import { sandboxStop } from '../sandbox-stop.ts';
import { sandboxTransfer } from '../sandbox-transfer.ts';
import { sandboxVerification } from '../sandbox-verification.ts';
import { subject } from './subject.ts';

export const standIn = subject(
  ['替身商城', 'The stand-in shop'],
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
  {
    sandbox: ['替身商城（本机）', 'the stand-in shop'],
  },
);
