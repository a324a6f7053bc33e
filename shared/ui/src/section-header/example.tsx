import { type Example, Stack } from '../example.tsx'
import { SectionHeader } from './index.tsx'

const render = () => (
  <Stack>
    <SectionHeader title="Positions" count={1} end={<a href="#/heyue">Close all</a>} />
    <SectionHeader title="Products" end="Paid daily, 24/7" />
  </Stack>
)

export const example: Example = { name: 'Section header', render }
