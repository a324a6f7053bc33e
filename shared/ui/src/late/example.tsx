import { type Example, Line } from '../example.tsx'
import { useLate } from './index.tsx'

const Word = () => <span>It is here</span>
const load = async () => ({ Word })

function Part() {
  const { parts } = useLate(load)
  return <Line>{parts ? <parts.Word /> : '…'}</Line>
}

export const example: Example = { name: 'Late', render: () => <Part /> }
