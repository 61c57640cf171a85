import { dictionary } from '#cli/text/words.ts';

export const names = dictionary({
  files: ['发布的文件', 'Files'],
  policy: ['内容安全策略', 'Policy'],
  missing: ['不存在的地址', 'Missing'],
  hidden: ['隐藏的文件', 'Hidden files'],
  https: ['跳转到 https', 'To https'],
  strict: ['强制 HTTPS（HSTS）', 'HTTPS enforced (HSTS)'],
  packed: ['压缩', 'Compression'],
  upload: ['上传限制', 'Uploads'],
});

export const say = dictionary({
  noPage: [
    '未指定商城网页的地址，接口所在的域名上没有它',
    "no page of this shop was named, and its API's host has none",
  ],
  nameShop: ['加上 --shop 地址，检查发布是否完整', 'add --shop ADDRESS to see whether the release stands'],
  cutPage: ['网页不完整：没有结尾', 'the page is cut off: it has no end'],
  whole: ['{count} 个文件完整', '{count} files are whole'],
  wholeOfPage: [
    '网页所用的 {count} 个文件都在；没有 files.json，无法核对长度',
    'the {count} files that the page names are there; without files.json nobody can tell their lengths',
  ],
  broken: (files: string) => [`文件不对：${files}`, `wrong files: ${files}`],
  otherRelease: [
    '网页所用的 {file} 不在 files.json 中：网页与文件不是同一次发布',
    'files.json does not have {file}, which the page names: page and files are of two releases',
  ],
  uploadAgain: [
    '请把整个发布目录重新上传到旁边，再用一次改名换上（README）',
    'copy the whole release again beside the live one, and swap it in by one rename (README)',
  ],
  onlyInPage: ['只在网页里', 'in the page only'],
  allowed: ['标头允许网页所用的一切', 'the header allows all that the page needs'],
  refuses: (what: string) => [`标头不允许：${what}`, `the header does not allow: ${what}`],
  reloadServer: [
    '标头多半属于上一次发布：nginx -s reload；另加的策略须允许这些（README）',
    'most likely the header is of the release before: nginx -s reload; a policy on top must allow these, too (README)',
  ],
  shouldMiss: (places: string) => [`应为 404：${places}`, `these should be 404: ${places}`],
  missed: ['都是 404', 'all answer 404'],
  filesOfRelease: [
    '请使用发布时写出的服务器配置（README）',
    'use the configuration that the release has written (README)',
  ],
  mayLeak: (places: string) => [`可被任何人取得：${places}`, `anybody can get: ${places}`],
  notEncrypted: ['{host} 未加密（http）', '{host} is not encrypted (http)'],
  plainToo: ['http 也能打开商城，没有跳转（{status}）', 'the shop opens over http, too, without a redirect ({status})'],
  plainElsewhere: ['http 跳转到 {place}', 'http leads to {place}'],
  noPlain: ['http（80 端口）没有服务', 'nobody answers on port 80'],
  redirectPlain: ['请让 http 以 301 跳转到 {place}', 'let http lead to {place} by 301'],
  leadsThere: ['http 以 {status} 跳转', 'http leads there by {status}'],
  strictNot: ['没有设置；这是管理员的选择', 'not set: that is for the operator to choose'],
  strictHow: ['确定之后，按服务器配置中的注释加上', "once TLS stands, the comment in the server's file tells how to"],
  packedAll: ['文件以 {how} 传送', 'files come as {how}'],
  nothingLarge: ['没有可压缩的文件', 'there is no file to compress'],
  unpacked: ['未压缩：{files}', 'not compressed: {files}'],
  nobodyTells: [
    '不实际上传就无法知道；商城上传的图片不超过 1 MB，证件原样上传；发布写出的服务器配置允许 8 MB，PHP 自身的上限是 2 MB',
    "nobody can tell without an upload; the shop sends pictures of at most 1 MB, and papers as they are; a release's files for the server allow 8 MB, where PHP's own limit is 2 MB",
  ],
});
