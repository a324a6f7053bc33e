import { type Example, Line } from '../example.tsx'
import { ProgressRing } from './index.tsx'

const Rings = () => (
  <Line>
    {[60, 37, 14, 4, 0].map(left => (
      <ProgressRing key={left} left={left * 1000} seconds={60} />
    ))}
    <ProgressRing left={3_599_000} seconds={3600} />
    <ProgressRing small left={7000} seconds={10} />
  </Line>
)

export const example: Example = { name: 'Progress ring', render: () => <Rings /> }
