import type { ReactNode } from 'react';

export interface Column {
  readonly name: string;
  readonly heading: ReactNode;
  /** A narrow screen leaves it out. */
  readonly wide?: boolean;
}

interface TableProps {
  readonly columns: readonly Column[];
  readonly caption?: string;
  readonly className?: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of a contest, which scrolls sideways where it has no room. */
export function Table({ columns, caption, className = '', children }: TableProps) {
  return (
    <div className="history-scroll">
      <table className={`history ${className}`}>
        {caption !== undefined && <caption className="label">{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ name, heading, wide = false }) => (
              <th key={name} scope="col" className={wide ? 'event-wide' : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
