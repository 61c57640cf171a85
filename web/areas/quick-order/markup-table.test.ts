// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as terminal from '#shared/flows/list-file/html-table.ts';
import * as shop from './markup-table.lazy.ts';

test.each([
  [
    'HTML',
    '<html><head><style>td{color:red}</style></head><body><table border=1><tr><td colspan=2>订单&nbsp;&amp;</td></tr><tr><td>YC1</td><td><b>阿莫西林</b><br>胶囊</td></tr></table></body></html>',
    [
      ['订单\u00a0&', ''],
      ['YC1', '阿莫西林 胶囊'],
    ],
  ],
  [
    'the XML of Excel 2003',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Sheet1"><Table><Row><Cell><Data ss:Type="String">编码</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">数量</Data></Cell></Row></Table></Worksheet></Workbook>',
    [['编码', '', '数量']],
  ],
])('%s is read as in the terminal', (_, text, rows) => {
  expect(terminal.tableIn(text).rows).toEqual(rows);
  expect(shop.tableIn(text).rows).toEqual(rows);
});
