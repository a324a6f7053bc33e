import { type CSSProperties, useState } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line, Stack } from '../example.tsx'
import { LoadingOverlay } from './index.tsx'

/** A transformed box holds what is fixed inside it. */
const box: CSSProperties = {
  position: 'relative',
  height: 'calc(190 * var(--px))',
  transform: 'none',
  contain: 'paint',
}

function Whole() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small data-opens="overlay" onClick={() => setOpen(true)}>
        Over the page
      </Button>
      <LoadingOverlay open={open} text="Loading..." background="#031228" onBack={() => setOpen(false)} />
    </>
  )
}

const render = () => (
  <Stack>
    {[undefined, 'rgba(255, 255, 255, .98)', '#031228', '#2c3e50'].map(background => (
      <div key={background ?? 'own'} style={box}>
        <LoadingOverlay open text="Loading..." background={background} />
      </div>
    ))}
    <div style={box}>
      <LoadingOverlay open text="Loading..." onBack={() => {}} />
    </div>
    <Line>
      <Whole />
    </Line>
  </Stack>
)

export const example: Example = { name: 'Loading overlay', render }
