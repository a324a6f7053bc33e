import { useAtom } from 'jotai'
import { Button } from '../button/index.tsx'
import { type Example, Line, Stack } from '../example.tsx'
import { hideBalancesAtom } from '../preferences/index.tsx'
import { Amount } from './index.tsx'

function Eye() {
  const [hidden, hide] = useAtom(hideBalancesAtom)
  return (
    <Button small onClick={() => hide(!hidden)}>
      {hidden ? 'Show balances' : 'Hide balances'}
    </Button>
  )
}

const render = () => (
  <Stack>
    <Amount value="11466.659" size="display" />
    <Line>
      <Amount value="0.148" places={3} unit="BTC" size="title-1" />
      <Amount value="15434.38" unit="USDT" approximate />
    </Line>
    <Line>
      <Amount value="336.6" sign unit="USDT" size="title-2" />
      <Amount value="-7.05" sign />
      <Amount value="0.01520000" places={8} minPlaces={2} unit="BTC" />
      <Amount value={null} unit="USDT" />
      <Amount value="50" places={0} unit="USDT" open />
    </Line>
    <Line>
      <Eye />
    </Line>
  </Stack>
)

export const example: Example = { name: 'Amount', render }
