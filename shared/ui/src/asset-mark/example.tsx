import { type Example, Line, Stack } from '../example.tsx'
import { AssetMark } from './index.tsx'

const symbols =
  'BTC ETH BNB SOL XRP DOGE ADA TRX LTC LINK DOT AVAX USDT XAU XAG XPT XPD EUR GBP USD AUD CAD CHF NZD JPY'.split(' ')

const render = () => (
  <Stack>
    <Line>
      {symbols.map(symbol => (
        <AssetMark key={symbol} symbol={symbol} />
      ))}
    </Line>
    <Line>
      <AssetMark symbol="USDT" small />
      <AssetMark symbol="BTC" small />
      <AssetMark symbol="XAU" small />
      <AssetMark symbol="NEWCOIN" small />
    </Line>
  </Stack>
)

export const example: Example = { name: 'Asset mark', render }
