import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line } from '../example.tsx'
import { ProgressRing } from './index.tsx'

function Rings() {
  const [start, setStart] = useState(Date.now)
  return (
    <Line>
      {[60, 37, 14, 4, 0].map(left => (
        <ProgressRing key={left} endsAt={start + left * 1_000} seconds={60} now={Date.now} />
      ))}
      <Button small onClick={() => setStart(Date.now())}>
        Again
      </Button>
    </Line>
  )
}

export const example: Example = { name: 'Progress ring', render: () => <Rings /> }
