import type { Example } from '../example.tsx'
import { CopyText } from './index.tsx'

export const example: Example = {
  name: 'Copy text',
  render: () => <CopyText value="48217306" label="Copy the order number" onCopy={() => {}} />,
}
