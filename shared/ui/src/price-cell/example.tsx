import { useEffect, useState } from 'react'
import { type Example, Line } from '../example.tsx'
import { PriceCell } from './index.tsx'

/** A walk that repeats itself, one step a second. */
const walk = ['2.8714', '2.8722', '2.8719', '2.8730', '2.8726', '2.8711']

function Ticking() {
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStep(now => now + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <PriceCell price={walk[step % walk.length]} places={4} />
}

const render = () => (
  <Line>
    <Ticking />
    <PriceCell price="104286.4" places={1} />
    <PriceCell price="214.08" places={2} age={9} />
    <PriceCell price={null} places={2} />
    <PriceCell price={null} places={2} age={9} />
  </Line>
)

export const example: Example = { name: 'Price cell', render }
