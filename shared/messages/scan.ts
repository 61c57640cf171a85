/** Messages about scanning a pack. */
import { say } from './message.ts';

export const scanUnavailable = say('暂时无法扫码，请输入商品名称或编码');
export const scanUnclear = say('条码中的产品标识（DI）无法识别，请手动输入');
/** While a list of goods is scanned. */
export const scannedPage = say('这是商城页面的二维码，请扫商品包装上的条码');
export const scannedNothing = say('没有识别到内容，请重试或手动输入');
