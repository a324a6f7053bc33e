import type { Example } from '../example.tsx'
import { SumRow, Sums } from './index.tsx'

const render = () => (
  <Sums>
    <SumRow label="Margin + fee" value="771.72 + 7.72 USDT" />
    <SumRow label="Available" before="3,128.40" value="2,348.96 USDT" />
    <SumRow label="Thực nhận vào tài khoản số dư sau khi nền tảng duyệt" value="1,500,000,000.00 USDT" />
    <SumRow label="Total" value="779.44 USDT" strong />
  </Sums>
)

export const example: Example = { name: 'Sum row', render }
