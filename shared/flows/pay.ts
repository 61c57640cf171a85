/** The payment dialog from the first load to its closing (document 2 §4): one machine for the web and the terminal. */
import type { Message } from '../messages/message.ts';
import {
  missingPaymentParameters,
  noPaymentMethod,
  paid,
  paymentFailed,
  paymentIncomplete,
  paymentTimedOut,
  paymentUnsettled,
  qrCodeFailed,
  transferAwaitsReview,
} from '../messages/payment.ts';
import { said } from '../messages/server.ts';
import {
  BALANCE,
  balanceStanding,
  checkPaymentPassword,
  checkSubject,
  combinedRefusal,
  firstMethod,
  type PaymentSubject,
  showsCombined,
  splitAmount,
  TRANSFER,
  withoutMethods,
} from '../rules/payment-methods.ts';
import { type Flow, type FlowContext, nextEvent, unlessEvent } from './flow.ts';
import type { Choosing, PayEvent, PayOrder, PayState, StartedPayment } from './pay-state.ts';
import { checkPassword, clearHeld, loadOrder, type PayPorts, payByBalance, startOnline } from './pay-steps.ts';
import { settlePayment } from './settle-payment.ts';
import type { Trouble } from './trouble.ts';
import { askStatus, type PaymentResult, watchPayment } from './watch-payment.ts';
