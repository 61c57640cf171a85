import { get } from './call.ts';
import { linkedAccount, sideAdvert, systemPriv, topUpActivity, trackingStep } from './entities.ts';
import { knownRows, ratio, signedFen } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import { anyId, counter, id, known, list, named, off, optional, shape, shown, text, under } from './wire.ts';

/** `data`: where it is now; a parcel that was handed over just now has no step yet. */
const parcelOnItsWay = shape({ send_id: id, delivery_name: text, delivery_num: text, data: known(trackingStep) });

/** user.php (documents 1 §7, 2 §7). */
export const user = {
  /** The member centre: counters, balance (`moneys`), bonus (`acquire_money`), points, top-up activities, parcels in transit. */
  userCenter: get(
    'user.php?act=user_center',
    'read',
    {},
    {
      dz_num: counter,
      df_num: counter,
      ds_num: counter,
      services_num: counter,
      evaluation_num: counter,
      /** '' for none. */
      openid: shown(anyId, ''),
      integral: under('integral', counter, undefined),
      integral_ratio: shown(ratio, 0),
      moneys: signedFen,
      acquire_money: signedFen,
      have_pay: off,
      czhd_list: knownRows(list(topUpActivity)),
      delivery_list: under('delivery_query', list(parcelOnItsWay), []),
      system_priv: systemPriv,
    },
  ),
  /** The side menu of the member centre, cached in the local storage. */
  userLeft: get(
    'user.php?act=user_left',
    'read',
    {},
    {
      rePwd: off,
      reMb: off,
      deleted: off,
      flhd_list: list(named(shape({ ...sideAdvert.fields, anme: optional(text) }), 'img_url')),
      system_priv: systemPriv,
      avatar: optional(webAddress),
      name: optional(text),
      user_list: optional(list(linkedAccount, 'user_id')),
    },
  ),
};
