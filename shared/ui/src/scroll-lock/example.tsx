import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line } from '../example.tsx'
import { useScrollLock } from './index.tsx'

function Lock() {
  const [open, setOpen] = useState(false)
  useScrollLock(open)
  return (
    <Line>
      <Button small onClick={() => setOpen(!open)}>
        {open ? 'The page is held still' : 'The page scrolls'}
      </Button>
    </Line>
  )
}

export const example: Example = { name: 'Scroll lock', render: () => <Lock /> }
