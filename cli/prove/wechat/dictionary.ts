import { dictionary, type Words } from '#cli/text/words.ts';

export const names = dictionary({
  address: ['商城地址', 'Address'],
  page: ['首页', 'Page'],
  cache: ['网页缓存', 'Caching'],
  entrySignature: ['入口签名', 'Signature: entry'],
  deepSignature: ['深层签名', 'Signature: deep'],
  entry: ['授权跳转', 'Entry'],
  stateCookie: ['状态 Cookie', 'State cookie'],
  callback: ['授权回调', 'Callback'],
  road: ['静默授权', 'Silent road'],
  verifyFile: ['MP_verify 文件', 'MP_verify file'],
  consoles: ['后台登记', 'Consoles'],
});

export const say = dictionary({
  noAddress: ['请给出商城首页的 http(s) 地址', 'name the http(s) address of the shop'],
  hashRouting: ['地址含 #：微信授权码会落在 # 之前', 'the address has a #: WeChat puts its code before it'],
  noHash: ['请给出不带 # 的地址', 'name an address without a #'],
  anIp: (host: string) => [`${host} 是 IP，微信后台只接受域名`, `${host} is an IP: the consoles take domains only`],
  aPort: (host: string) => [
    `${host} 带端口，微信后台只登记域名`,
    `${host} has a port; the consoles take the domain alone`,
  ],
  local: (host: string) => [
    `${host} 是本机，微信不能访问；只核对应答`,
    `${host} is this machine: WeChat cannot reach it, only answers are looked at`,
  ],
  plainHttp: (host: string) => [`${host} 未加密（http）`, `${host} is not encrypted (http)`],
  encrypt: ['请改用 https，签名与授权地址随之改变', 'use https; what is signed and authorized changes with it'],
  status: (path: string, status: number) => [`${path} 应答 ${status}`, `${path} answers ${status}`],
  movedTo: (place: string) => [
    `地址又跳转到 ${place}，iPhone 以最终地址核对签名`,
    `it redirects to ${place}; an iPhone compares the address it ends at`,
  ],
  leadsToItself: ['它跳转回自己，谁也打不开', 'it redirects to itself: nobody can open it'],
  nameThat: (place: string) => [`请检查 ${place}`, `check ${place}`],
  noShop: ['应答不是商城网页', 'that is no page of the shop'],
  checkAddress: ['请核对地址与静态服务器', 'check the address and the static server'],
  otherApi: (page: string, profile: string) => [
    `网页访问 ${page}，当前环境是 ${profile}`,
    `the page asks ${page}, this profile is ${profile}`,
  ],
  askThere: (api: string) => [`请用 --base ${api} 重查`, `look again with --base ${api}`],
  deepMissing: (path: string, status: number) => [
    `${path} 应答 ${status}：深层地址应返回 index.html`,
    `${path} answers ${status}: deep addresses must answer index.html`,
  ],
  deepOther: (path: string) => [`${path} 返回的不是商城网页`, `${path} answers another page than the shop`],
  wrongMeta: (name: string, value: string) => [
    `网页的 ${name} 不是地址：${value}`,
    `${name} of the page is no address: ${value}`,
  ],
  releaseAgain: ['请用 npm run release 重新生成网页', 'write the page again with npm run release'],
  cached: (header: string) => [
    `网页可被缓存（${header || '无 Cache-Control'}），发版后可能白屏`,
    `the page may be cached (${header || 'no Cache-Control'}): a white page after a release`,
  ],
  noCache: ['请为 index.html 设置 Cache-Control: no-cache', 'set Cache-Control: no-cache on index.html'],
  missingAsset: (status: number) => [
    `不存在的 assets 文件应答 ${status}，应为 404`,
    `a missing file of assets answers ${status}; it should be 404`,
  ],
  assetRule: ['assets/ 下的文件不要回退到 index.html', 'assets/ must not fall back to index.html'],
  signedForm: (appId: string) => [
    `${appId}，形式正确；签名值须在手机上的微信里核对`,
    `${appId}, the form is right; only WeChat on a phone tells whether its value is`,
  ],
  wrongField: (field: string, rule: string) => [`${field} 不合要求：${rule}`, `${field} is not as it must be: ${rule}`],
  serverSigns: ['请服务器改正 js_config 的应答', 'the server must mend what js_config answers'],
  givesAway: (field: string) => [
    `js_config 的应答含 ${field}：任何人都可读取`,
    `the answer of js_config holds ${field}: anybody can read it`,
  ],
  keepSecret: [
    '应答只留 appId、timestamp、nonceStr、signature；已泄露的密钥请重置',
    'answer appId, timestamp, nonceStr and signature only, and replace what was given away',
  ],
  sameSignature: [
    '首页与深层地址的签名相同：没有按传入的 url 签名',
    'home and a deep address have one signature: the url that is sent is not what is signed',
  ],
  signEach: ['请按传入的 url 逐个签名，不要缓存', 'sign the url that is sent, each anew, without a cache'],
  clockApart: (seconds: number) => [
    `签名时间与本机相差 ${seconds} 秒`,
    `its timestamp is ${seconds} s apart from this machine`,
  ],
  otherAccount: (one: string, other: string) => [
    `两处 appId 不同：${one} 与 ${other}`,
    `two appIds: ${one} and ${other}`,
  ],
  entryLeads: (host: string) => [`跳转到 ${host}，参数齐全`, `leads to ${host}, all parameters are right`],
  entryWrong: (what: string) => [`授权地址不对：${what}`, `the authorization address is wrong: ${what}`],
  entryLacks: (what: string) => [`授权地址缺少 ${what}`, `the authorization address lacks ${what}`],
  snapshot: [
    'scope=snsapi_userinfo：未经点击就授权，微信只打开快照页，不能登录和下单',
    'scope=snsapi_userinfo: asked without a tap, WeChat opens a snapshot page, in which nobody logs in or buys',
  ],
  askBase: ['入口请用 scope=snsapi_base', 'the entry should ask with scope=snsapi_base'],
  circles: ['一直在本站之间跳转，到不了微信', 'it redirects within the shop in circles and never gets to WeChat'],
  keptRedirect: (status: number) => [
    `跳转（${status}）会被浏览器缓存，下次不再访问服务器`,
    `a browser keeps this redirect (${status}) and never asks the server again`,
  ],
  redirectOnce: ['请用 302 并设置 Cache-Control: no-store', 'redirect with 302 and Cache-Control: no-store'],
  sameState: ['两次访问的 state 相同，可被伪造', 'two visits get the same state: it can be forged'],
  drawState: ['每次授权请随机生成 state', 'draw a random state for each authorization'],
  mendEntry: ['请服务器改正授权入口（entry）', 'the server must mend its entry'],
  noRedirect: (status: number) => [`应答 ${status}，没有跳转`, `answers ${status}, no redirect`],
  otherHost: (host: string, wanted: string) => [
    `redirect_uri 的域名是 ${host}，应为 ${wanted}`,
    `redirect_uri is at ${host}, not at ${wanted}`,
  ],
  otherScheme: (scheme: string) => [
    `redirect_uri 用了 ${scheme}：代理后的服务器认错了协议`,
    `redirect_uri says ${scheme}: a server behind a proxy takes the wrong scheme`,
  ],
  cookieFine: ['HttpOnly、SameSite=Lax、路径正确', 'HttpOnly, SameSite=Lax, and its path is right'],
  noCookie: ['没有设置状态 Cookie', 'no cookie keeps the state'],
  cookieLacks: (what: string) => [`缺少 ${what}`, `${what} is missing`],
  mendCookie: [
    '请为 Cookie 设置 HttpOnly、SameSite=Lax，https 下加 Secure',
    'set HttpOnly and SameSite=Lax on it, and Secure over https',
  ],
  cookieLost: (what: string) => [
    `${what}：浏览器不会把它带回回调地址`,
    `${what}: no browser sends it back to the callback`,
  ],
  mendCookieScope: [
    '请核对 Cookie 的 Path、Domain、有效期；Secure 只能用于 https',
    'check its Path, Domain and lifetime; Secure needs https',
  ],
  oneRound: ['假授权码只再走一轮，不循环', 'a false code starts one more round and no loop'],
  loops: (rounds: number) => [
    `假授权码跳转了 ${rounds} 轮仍未停`,
    `a false code still redirects after ${rounds} rounds`,
  ],
  failsTwice: (how: Words) => [
    `同一回调再来一次就出错：${how[0]}`,
    `the same callback, asked a second time, fails: ${how[1]}`,
  ],
  mendTwice: [
    '微信有时重复访问回调：授权码已用过时，请直接打开网页，或只再授权一次',
    'WeChat asks a callback twice now and then: with a used code open the page, or authorize once more',
  ],
  callbackFails: (status: number) => [`假授权码应答 ${status}`, `a false code answers ${status}`],
  codeStays: (path: string) => [`授权码留在网页地址里：${path}`, `the code stays in the address of a page: ${path}`],
  mendCallbackAddress: [
    'redirect_uri 应为服务器的回调，由它换取 openid 后再跳转',
    'redirect_uri should be the callback of the server, which takes the code and redirects',
  ],
  landsElsewhere: (host: string) => [`回调跳到了别的域名 ${host}`, `the callback leads to another host: ${host}`],
  landsAtHash: (hash: string) => [`回调跳到了 ${hash}`, `the callback leads to a fragment: ${hash}`],
  landsOnNoPage: (path: string, status: number) => [
    `回调后的 ${path} 不是商城网页（${status}）`,
    `the callback ends at ${path}, which is no page of the shop (${status})`,
  ],
  dropsTo: (place: string) => [
    `回调丢了要去的页面，停在 ${place}`,
    `the callback forgets where the buyer was going and ends at ${place}`,
  ],
  mendLanding: (place: string) => [`回调之后应打开 ${place}`, `the callback should open ${place}`],
  mendCallback: [
    '回调应只再授权一次，然后打开网页',
    'the callback should authorize once more at most, then open the page',
  ],
  onPhone: ['只有手机上的微信能走完，见 /phone-check', 'only WeChat on a phone walks it: see /phone-check'],
  fileUnnamed: ['未指定文件名', 'no file was named'],
  nameFile: ['用 --mp-verify 给出公众号后台下载的文件名', 'name the file that the console hands out by --mp-verify'],
  fileServed: (path: string) => [`${path} 内容正确`, `${path} is right`],
  fileMissing: (path: string, status: number) => [`${path} 应答 ${status}`, `${path} answers ${status}`],
  fileIsPage: (path: string) => [`${path} 返回的是网页，不是文件`, `${path} answers the page, not the file`],
  fileOther: (path: string) => [`${path} 的内容与文件名不符`, `${path} does not hold what its name says`],
  fileHasMark: (path: string) => [
    `${path} 开头有 BOM，微信核对不通过`,
    `${path} begins with a byte order mark, which WeChat refuses`,
  ],
  layFileAsItCame: [
    '请原样上传下载的文件，不要用记事本另存',
    'upload the file as it was downloaded; do not save it in an editor',
  ],
  layFile: ['请把文件放到域名根目录', 'lay the file at the root of the domain'],
  consoles: (host: string, directory: string) => [
    `公众号：JS 接口安全域名、网页授权域名 ${host}；商户平台：支付目录 ${directory}`,
    `account: JS-safe and OAuth domain ${host}; merchant: payment directory ${directory}`,
  ],
  consolesOfTwo: (host: string, api: string, directory: string) => [
    `公众号：JS 接口安全域名 ${host}，网页授权域名 ${api}（redirect_uri 在接口的主机）；商户平台：支付目录 ${directory}`,
    `account: JS-safe domain ${host}, OAuth domain ${api} (redirect_uri is at the API's host); merchant: payment directory ${directory}`,
  ],
  lookThere: ['接口看不到后台登记，请逐项核对', 'no call tells what is entered there: compare them by hand'],
});
