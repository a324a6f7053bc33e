/**
 * Published payment links, as data: the examples of EIP-681 (CC0), BIP-21 and BIP-321 (BSD-2-Clause) and of Solana Pay
 * (Apache-2.0). Their authors spoilt the checksums of some addresses on purpose.
 */

const LUKE = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'
const SEGWIT = 'BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5NQ'
const TAPROOT = 'BC1P5SWKUGEZN97763TL0YTY6556856UUG0Q6JFLLJVEP9M4P7339X5QZYRH4Q'

/** Link, and who is paid or why it cannot be told. */
export const publishedLinks: readonly (readonly [link: string, read: string])[] = [
  // EIP-681
  ['ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18', '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359'],
  [
    'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
    '0x8e23ee67d1332ad560396262c48ffbb01f93d052',
  ],
  // BIP-21 and BIP-321
  [`bitcoin:${LUKE}`, LUKE],
  [`bitcoin:${LUKE}?label=Luke-Jr`, LUKE],
  [`bitcoin:${LUKE}?amount=20.3&label=Luke-Jr`, LUKE],
  [`bitcoin:${LUKE}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`, LUKE],
  [`bitcoin:${LUKE}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`, 'demands'],
  [`bitcoin:${LUKE}?somethingyoudontunderstand=50&somethingelseyoudontget=999`, LUKE],
  [`bitcoin:${LUKE}?lightning=lnbc420bogusinvoice`, LUKE],
  [`bitcoin:${LUKE}?sp=sp1qsilentpayment`, LUKE],
  [`bitcoin:${LUKE}?pop=initiatingapp%3a`, LUKE],
  [`bitcoin:${LUKE}?req-pop=https%3aevilwebsite.com`, 'demands'],
  ['bitcoin:?lightning=lnbc420bogusinvoice', 'no-address'],
  ['bitcoin:?lno=lno1bogusoffer&sp=sp1qsilentpayment', 'no-address'],
  ['bitcoin:?sp=sp1qsilentpayment', 'no-address'],
  ['bitcoin:?tb=tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmq', 'no-address'],
  ['bitcoin:?bc=tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmq', 'unclear'],
  [`bitcoin:?bc=${SEGWIT.toLowerCase()}&bc=${TAPROOT.toLowerCase()}`, 'unclear'],
  [`BITCOIN:${SEGWIT}?BC=${TAPROOT}`, SEGWIT],
  [`BITCOIN:?BC=${SEGWIT}`, SEGWIT],
  [`bitcoin:${LUKE}?label=Luke-Jr&label=Matt`, 'unclear'],
  [`bitcoin:${LUKE}?amount=42&amount=42`, 'unclear'],
  // Solana Pay
  ['solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=1&label=Michael&memo=OrderId12345', 'scheme solana'],
  [
    'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'scheme solana',
  ],
  ['solana:https%3A%2F%2Fexample.com%2Fsolana-pay%3Forder%3D12345', 'scheme solana'],
]
