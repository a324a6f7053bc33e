import { type Example, Line } from '../example.tsx'
import { Badge } from './index.tsx'

const render = () => (
  <Line>
    <Badge kind="ok">Credited</Badge>
    <Badge kind="wait">Under review</Badge>
    <Badge kind="bad">Rejected</Badge>
    <Badge kind="brand">VIP 2</Badge>
    <Badge>Sample</Badge>
    <Badge kind="rise">Long 20x</Badge>
    <Badge kind="fall">Short 5x</Badge>
  </Line>
)

export const example: Example = { name: 'Badge', render }
