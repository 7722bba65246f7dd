declare module 'edmonds-blossom-fixed' {
  /** Edges as [one, other, weight]; gives for each vertex its partner, or -1. */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): number[];
}
