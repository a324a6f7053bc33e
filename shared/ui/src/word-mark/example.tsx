import { type Example, Stack } from '../example.tsx'
import { WordMark } from './index.tsx'

const render = () => (
  <Stack>
    <WordMark height={18} />
    <WordMark />
    <WordMark height={44} />
  </Stack>
)

export const example: Example = { name: 'Word mark', render }
