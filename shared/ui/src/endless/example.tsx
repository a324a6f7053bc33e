import { type Example, Stack } from '../example.tsx'
import { Endless } from './index.tsx'

const render = () => (
  <Stack>
    <Endless more loading={false} onMore={() => {}} />
    <Endless more loading onMore={() => {}} />
    <Endless more={false} loading={false} onMore={() => {}} />
  </Stack>
)

export const example: Example = { name: 'End of a list', render }
