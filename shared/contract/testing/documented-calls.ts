/**
 * The calls of both documents' §7, one per line: method, path, parameters (of a POST those of the body, after a `/` those of
 * the query), and the documented fields of the answer. Only tests read it.
 */
const LINES = `
GET common.php?act=init | device log_bs | log_bs version device company logo_icon search_sort booklet_type show_market nodl_market nickname user_yz fast_cart chit_login chit_yz shop_closed close_comment is_gray title keywords description
GET common.php?act=header | | tz nav ad cpzl show_mobile logo logo_min
GET common.php?act=footer | | shop agency links
GET common.php?act=click_count | lx id |
GET common.php?act=rand_best | num lx keywords goods_id | data
GET common.php?act=serve_conceal | | serve conceal
GET common.php?act=search_keywords | |
POST common.php?act=images_up | / token w h is_zl | img_url
GET page_tool.php?act=cont | type page_id | data
GET page_tool.php?act=info | page_id | data cont_list
GET categories.php?act=get_cat | | categories
GET index.php?act=get_order_num | | dz_num df_num ds_num
GET index.php?act=bk_pp | | tjbk ppg
GET index.php?act=new | | data
GET index.php?act=hot | | data
GET index.php?act=best | | data
GET index.php?act=promotion | | data
GET index.php?act=taobao | | data
GET index.php?act=home | | bigImg articles ad2 ad7 system_priv
GET search.php?act=search | is_start keywords brand cat_id only_kc is_discount is_yb is_udi sort order ppg | data page_next brand_list cat_list system_priv
GET search.php?act=kj_search | keywords | data
GET intro.php?act={intro} | is_start only_kc is_discount is_yb is_udi sort order brand goods_type | data page_next brand_list system_priv
GET cart.php?act=list | | data order_pay have_package package_price agency_franking checkedList allCheckedList
GET cart.php?act=up_num | cart_id num | goods_price success goods_number goods_name
GET cart.php?act=del_num | id_list | del_ids
POST login.php?act=login | user_name password openid log_bs yz_chit | agency_id token name avatar order_pay is_yb user_list yz cartnum is_re phone
GET login.php?act=logout | |
POST login.php?act=register | user_name nickname phone chit_code password confirm agree agency_id chit_token |
GET login.php?act=check_user | user_name |
GET login.php?act=yz_code | code | agency
GET login.php?act=get_code | key | data
GET login.php?act=web_company | | company
GET login.php?act=need_code | | need_code shop_reg_closed ad_list
POST login.php?act=re_login | user_id log_bs | is_re agency_id token name avatar order_pay is_yb user_list yz cartnum phone
GET chit.php?act=send_chit_code | agency_id phone token | data
GET chit.php?act=chit_query | chit_token token | status data
GET chit.php?act=chit_yz | chit_token chit_code token phone |
GET user.php?act=yz_name | name | user_id
GET user.php?act=get_users | name | users
GET user.php?act=user_center | | dz_num df_num ds_num services_num evaluation_num openid integral integral_ratio moneys acquire_money have_pay czhd_list delivery_list system_priv
GET user.php?act=user_left | | rePwd reMb deleted flhd_list system_priv avatar name user_list
GET user.php?act=re_yz | user_id | question passwd_question passwd_answer chit_pwd phone true_phone
GET user.php?act=re_yz_t | answer user_id |
GET user.php?act=up_pwd | pwd user_id |
GET user.php?act=up_pay_pwd | pwd user_id |
GET user.php?act=get_questions | | data
GET user.php?act=up_answer | answer passwd_question |
GET article.php?act=list | | data page_next
GET article.php?act=info | id | article
GET article.php?act=dz | id |
GET order.php?act=goods_list | order_id |
GET order.php?act=order_list | is_start lx keywords order_id | data page_next order_pay is_have system_priv
GET order.php?act=qr_sh | order_id send_id |
GET order.php?act=qx_order | order_id |
GET order.php?act=services_list | keywords order_id | data page_next
GET fahuo.php?act=goods_list | send_id |
GET pay/pay_order.php?act=order_amount | type order_id fd_sn | order pay_list pay_type have_pay moneys pay_pwd ye_true
GET pay/pay_order.php?act=yz_pay | pay_pwd |
GET pay/pay_order.php?act=ye_pay | order_id fd_sn |
POST pay/pay_order.php?act=zx_pay | type order_id fd_sn pay_type use_ye is_app / path | trade_type order_sn mweb_url code_url config cs
POST pay/pay_order.php?act=zz_pay | type order_id fd_sn prove use_ye |
GET pay/pay_order.php?act=clear_sd | order_id fd_sn |
GET pay/pay_order.php?act=get_zz_status | order_id type | status shbz prove
GET pay/pay_order.php?act=cols_zz_status | order_id type |
GET pay/pay_cx.php?act=get_status | order_sn | data pay_name pay_time
GET bank_info.php?act=list | | yh_list sm_list
GET goods.php?act=info | goods_id fast_buy log_bs | priv data spce_list buyladder volume shophd goodshd taobao_list yz_range
POST buy.php?act=add_to_cart | list | success goods_number goods_name len
GET volume.php?act=get_list | goods_id | data
GET volume.php?act=get_volume | volume_id |
GET recharge.php?act=list | | czhd_list have_pay
GET recharge.php?act=recharge_log | lx order_id | data page_next
GET recharge.php?act=recharge_del | order_id |
GET signin.php?act=signin | | data user_id integral_ratio user_integral
POST signin.php?act=get | signin_id v address_id |
GET collect.php?act=collect_list | keywords | data
GET collect.php?act=collect | goods_id lx |
GET mybuy.php?act=list | keywords | data
GET history.php?act=list | keywords | data
GET comment.php?act=goods_add | order_id | data
POST comment.php?act=goods_sub | list / order_id |
GET path.php?act=get_path | | data
GET path.php?act=del_path | address_id mr | data
GET delivery_hundred.php?act=show_shipping | send_id postcom num | data address
POST feedback.php?act=up | type content img_url |
GET qhyg.php?act=info | goods_id | show_goods_type priv data spce_list
GET qhyg.php?act=up | goods_id spce_id num impatient |
`;

/** Names of the nine collections of intro.php. */
export const collections = 'new best hot redpaper integral promotion group help taobao'.split(' ');

/** Calls that the screens need and no document shows: method and path. */
export const assumedCalls = `
GET buy.php?act=confirm
POST buy.php?act=submit
GET goods.php?act=comments
GET order.php?act=order_info
GET order.php?act=buy_again
GET order.php?act=services_info
POST order.php?act=services_apply
GET order.php?act=services_cancel
GET path.php?act=info
POST path.php?act=save
GET user.php?act=yz_info
POST user.php?act=yz_submit
GET user.php?act=range_info
POST user.php?act=range_submit
GET user.php?act=detail_log
GET user.php?act=off_info
POST user.php?act=off
GET user.php?act=off_cancel
GET wechat.php?act=openid
POST wechat.php?act=bind
GET wechat.php?act=unbind
GET wechat.php?act=js_config
GET invoice.php?act=list
POST invoice.php?act=apply
GET bank.php?act=list
GET cpzl.php?act=list
GET cpzl.php?act=info
GET salesman.php?act=list
GET group.php?act=list
GET group.php?act=start
GET group.php?act=join
GET help.php?act=list
GET help.php?act=start
GET help.php?act=join
GET qhyg.php?act=list
GET volume.php?act=mine
POST recharge.php?act=recharge_add
`
  .trim()
  .split('\n');

/** A documented call. */
export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  /** Parameters: of a GET its query, of a POST its body. */
  readonly parameters: readonly string[];
  /** What a POST carries in the query. */
  readonly query: readonly string[];
  readonly answer: readonly string[];
}

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

/** The 87 documented calls; intro.php counts once, its act written as `{intro}`. */
export const documentedCalls: readonly DocumentedCall[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [head = '', sent = '', answer = ''] = line.split('|');
    const [method = '', path = ''] = words(head);
    const [parameters, query] = sent.split('/').map(words);
    return { method, path, parameters: parameters ?? [], query: query ?? [], answer: words(answer) };
  });
