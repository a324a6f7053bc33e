import { type Example, Stack } from '../example.tsx'
import { Composition } from './index.tsx'

const four = [
  { name: 'Balance account', value: '6214.90' },
  { name: 'Contract account', value: '3128.40' },
  { name: 'Open positions', value: '1623.35' },
  { name: 'Locked for a competition', value: '500' },
]

const seven = [
  { name: 'Balance account', value: '5119.79' },
  { name: 'Contract account', value: '2500' },
  { name: 'Positions', value: '320', href: '#/heyue' },
  { name: 'Investments', value: '3000', href: '#/touziOrder' },
  { name: 'Locked', value: '200' },
  { name: 'Pledged for loans that are still running', value: '1343.71', href: '#/jiedaiAccount' },
  { name: 'Competition', value: '0', href: '#/bisaiMycansai' },
]

const render = () => (
  <Stack>
    <Composition parts={four}>4 accounts</Composition>
    <Composition parts={seven}>7 accounts</Composition>
    <Composition parts={[{ name: 'Balance account', value: '0' }]}>Nothing yet</Composition>
  </Stack>
)

export const example: Example = { name: 'Composition', render }
