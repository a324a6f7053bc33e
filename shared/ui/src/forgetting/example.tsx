import { useState } from 'react'
import { type Example, Line } from '../example.tsx'
import { useForgetting } from './index.tsx'

function Part() {
  const [secret, setSecret] = useState('waterline-7')
  useForgetting(() => setSecret(''))
  return <Line>{secret || 'Forgotten'}</Line>
}

export const example: Example = { name: 'Forgotten after ten minutes out of sight', render: () => <Part /> }
