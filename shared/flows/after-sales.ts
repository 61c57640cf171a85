/** Submits and withdraws after-sales requests. */
import { afterSales, type ServiceRequest } from '#shared/contract/after-sales.ts';
import { isServiceOpen } from '#shared/rules/after-sales/after-sales.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Submits a request and answers its number. An order has at most one open request, so an open one is this one. */
export const applyService = (ports: ActPorts, request: ServiceRequest): Flow<ActState<{ return_sn: string }>> =>
  actOnce(ports, {
    send: async (signal) => {
      const { return_sn } = await ports.client.send(afterSales.servicesApply, request, { signal });
      return { return_sn };
    },
    settle: async (signal) => {
      const open = await openRequest(ports, request.order_id, signal);
      return open ? { happened: true, answer: { return_sn: open.return_sn } } : { happened: false };
    },
  });

export const cancelService = (ports: ActPorts, order_id: string): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(afterSales.servicesCancel, { order_id }, { signal }),
    settle: async (signal) => ({ happened: (await openRequest(ports, order_id, signal)) === undefined }),
  });

async function openRequest({ client }: ActPorts, order_id: string, signal: AbortSignal) {
  const { data } = await client.send(afterSales.servicesInfo, { order_id }, { signal });
  return data.find(isServiceOpen);
}
