import { type Example, Stack } from '../example.tsx'
import { Gauge } from './index.tsx'

const long = { side: 'long', entry: '102940', liquidation: '98235', target: '108000', places: 1 } as const
const short = { side: 'short', entry: '102940', liquidation: '107645', target: '98000', places: 1 } as const

const render = () => (
  <Stack>
    <Gauge {...long} mark="104286.4" />
    <Gauge {...long} mark="103410.5" target={null} />
    <Gauge {...long} mark="99120" />
    <Gauge {...short} mark="101310.5" />
    <Gauge {...short} mark="107900" />
    <Gauge {...long} liquidation={null} mark="101900" target={null} />
    <Gauge {...long} mark={null} />
  </Stack>
)

export const example: Example = { name: 'Gauge', render }
