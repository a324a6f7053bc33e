import { type Example, Line } from '../example.tsx'
import { Countdown } from './index.tsx'

const opened = Date.now()

const render = () => (
  <Line>
    <Countdown until={opened + 42_000} />
    <Countdown until={opened + 22_720_000} />
    <Countdown until={opened} />
  </Line>
)

export const example: Example = { name: 'Countdown', render }
