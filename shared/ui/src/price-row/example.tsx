import { Change } from '../change/index.tsx'
import type { Example } from '../example.tsx'
import { PriceCell } from '../price-cell/index.tsx'
import { Sparkline } from '../sparkline/index.tsx'
import { DayLine, PriceRow, type PriceRowProps } from './index.tsx'

const day = ['2.81', '2.84', '2.83', '2.87', '2.86', '2.88']

const Row = (props: Pick<PriceRowProps, 'base' | 'note' | 'closed' | 'inset'>) => (
  <li>
    <PriceRow
      {...props}
      quote="USDT"
      href="#"
      middle={
        <DayLine>
          <Sparkline values={day} />
        </DayLine>
      }
      price={<PriceCell price="2.8711" places={4} />}
      change={<Change rate="0.0123" />}
    />
  </li>
)

const render = () => (
  <>
    <ul>
      <Row base="ABC" note="A name that is longer than the room which there is for it" />
      <Row base="DEF" note="Closed" closed />
    </ul>
    <ul data-stale>
      <Row base="GHI" note="Old" inset />
    </ul>
  </>
)

export const example: Example = { name: 'Price row', render }
