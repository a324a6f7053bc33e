import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line } from '../example.tsx'
import { useBackCloses } from './index.tsx'

function Opened() {
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  return (
    <Line>
      <Button small onClick={() => setOpen(!open)}>
        {open ? 'Open: go back, or press here' : 'Closed'}
      </Button>
    </Line>
  )
}

export const example: Example = { name: 'Back closes', render: () => <Opened /> }
