import { type Example, Line } from '../example.tsx'
import { Sparkline } from './index.tsx'

const rise = '28 25.6 22.5 24 22.2 24.8 23.3 20.6 20.1 15.9 17.4 14.2 11.4 9.2 12.5 12 8.7 9.6 6.7 4 5.2 8.5 5.2'
const fall = '4.8 5.6 4.1 4 11.2 13.2 10.7 14.9 15.2 13.1 8.9 12.4 10.1 14.7 12.3 9.4 9.8 15.6 22 26.1 23.4 28 26.6'
/** Drawn values count down the page, prices up. */
const values = (drawn: string) => drawn.split(' ').map(y => String(100 - Number(y)))

const render = () => (
  <Line>
    <Sparkline values={values(rise)} />
    <Sparkline values={values(fall)} />
    <Sparkline values={values(rise)} open="85" />
    <Sparkline values={['5', '5', '5']} />
    <Sparkline values={['5']} open="4" />
    <Sparkline values={[]} />
  </Line>
)

export const example: Example = { name: 'Sparkline', render }
