import type { Example } from '../example.tsx'
import { Line } from '../example.tsx'
import { LiveDot } from './index.tsx'

const render = () => (
  <Line>
    <LiveDot live />
    <span className="caption">Live, 0.4 s</span>
    <LiveDot live={false} />
    <span className="caption">9 s old</span>
  </Line>
)

export const example: Example = { name: 'Live dot', render }
