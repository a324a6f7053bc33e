import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line } from '../example.tsx'
import { LeavingSheet } from './index.tsx'

function Leaving() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Line>
      <Button small data-opens="leaving-sheet" onClick={() => setOpen(true)}>
        A link
      </Button>
      <LeavingSheet open={open} url="http://example.com/a?b=c" onClose={close} onLeave={close} />
    </Line>
  )
}

export const example: Example = { name: 'Leaving sheet', render: () => <Leaving /> }
