/** Saves and deletes delivery addresses (document 2 §7). A lost answer is settled by reading the list. */
import type { Address } from '#shared/contract/entities.ts';
import { type AddressForm, path } from '#shared/contract/path.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Adds an address, or changes the one with the id of the form. Answers the id. `known` are the addresses before. */
export const saveAddress = (
  ports: ActPorts,
  form: AddressForm,
  known: readonly string[] = [],
): Flow<ActState<{ address_id: string }>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(path.save, form, { signal }),
    settle: async (signal) => {
      const { data } = await ports.client.send(path.getPath, {}, { signal });
      const saved = data.find((each) => isSaved(each, form, known));
      return saved ? { happened: true, answer: { address_id: saved.address_id } } : { happened: false };
    },
  });

const isSaved = (saved: Address, form: AddressForm, known: readonly string[]): boolean =>
  (form.address_id === '' ? !known.includes(saved.address_id) : saved.address_id === form.address_id) &&
  saved.consignee === form.consignee.trim() &&
  saved.phone === form.phone &&
  saved.address === form.address.trim() &&
  (saved.mr || !form.mr);

/** Deletes an address as the server told it: `mr` says whether it is the default one, whatever a form says. Answers the remaining ones. */
export const deleteAddress = (ports: ActPorts, { address_id, mr }: Address): Flow<ActState<{ data: Address[] }>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(path.delPath, { address_id, mr }, { signal }),
    settle: async (signal) => {
      const { data } = await ports.client.send(path.getPath, {}, { signal });
      if (data.some((each) => each.address_id === address_id)) return { happened: false };
      return { happened: true, answer: { data } };
    },
  });
