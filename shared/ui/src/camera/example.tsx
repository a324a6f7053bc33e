import { Images } from 'lucide-react'
import { type Example, Line } from '../example.tsx'
import { FileButton } from './index.tsx'

const render = () => (
  <Line>
    <FileButton icon={Images} onPick={() => {}}>
      Choose from library
    </FileButton>
  </Line>
)

export const example: Example = { name: 'Camera', render }
