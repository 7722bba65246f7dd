import { Link } from 'wouter';

/** The name of a player, which leads to their page. */
export function PlayerLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Link className="event-player" href={href}>
      <bdi>{name}</bdi>
    </Link>
  );
}
