import { type Example, Stack } from '../example.tsx'
import { Address } from './index.tsx'

const render = () => (
  <Stack>
    <Address value="TQ8wLmZ4cVx1hJr6nYpK2sDfGb9uEaX7tM" />
    <Address value="sandbox1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" />
    <Address value="48217306" />
  </Stack>
)

export const example: Example = { name: 'Address', render }
