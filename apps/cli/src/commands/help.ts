import games from '../../../../games.json' with { type: 'json' };

const GAMES = games.map(({ id }) => id).join('|');

export const HELP = `hexwyrm: fantasy hex-and-counter wargames with every rule enforced

  hexwyrm play      play in the terminal
                      --game ${GAMES}
                      --scenario esirien-1     --seats invader (your seats; separate with commas, or none)
                      --bot squire|reeve|captain|marshal|old-wyrm (from weak to strong; or strongest)
                      --seed <text>
                      --load <file>            continue from a replay or position
                      --options <JSON>         game options
                      --lang en|fr|es|de       language (otherwise that of your system)
  hexwyrm sim       run bot games; prints JSON
                      --game ${GAMES}
                      --scenario esirien-1     --games 100
                      --bots invader=captain,defender=reeve (or greedy, random)
                      --seed 1                 --budget <evaluations per decision>
                      --options <JSON>         --keep <folder> (write each game as a replay)
  hexwyrm arena     let bots meet and rate them (docs/bots.md)
                      --game ${GAMES}
                      --scenario esirien-1,nurkott-2 (or all)
                      --bots strongest,greedy  --games 20 (in each meeting and scenario)
                      --test captain,greedy    (instead of --bots: is the first better? stops by itself)
                      --time <ms a decision>   or --evaluations <number a decision>
                      --seed 1                 --options <JSON>
                      --out <file>             keep the games; an interrupted series goes on
                      --jobs <processes>       (otherwise one a core)
                      --json                   print JSON
  hexwyrm campaign  five linked games (docs/league.md); all with --json
                      new <file> --map esirien|nurkott --invader Ann --defender Ben (or Ben=captain, a bot)
                        --name <text>          --seed <text>   --options <JSON>   --results replays|typed
                      show <file>              how it stands, and what the next game brings
                      start <file>             the next game: scenario, options and dice
                      result <file> <replay>   count a game; or --winner invader|defender
                      send <file> <JSON> --as <seat>           any other command
                      run <file> --bots captain,reeve --keep <folder>   bots play what is left
  hexwyrm tournament  elimination and Swiss rounds; all with --json
                      new <file> --format single|double|swiss|swiss-cut --map esirien|nurkott
                        --players Ann,Ben=reeve (or a file, one a line)   --scenarios fixed|die
                        --rounds <number>      --name <text>   --seed <text>   --results typed|replays
                        --handicaps            (what players have won so far changes the goal)
                      show|standings|pairings|bracket <file>
                      arrange <file> --format … (until round 1 is drawn: format, scenarios, rounds, results, handicaps)
                      enter <file> --players Cleo,Dora=reeve
                      rename <file> <player> <name>            leave <file> <player> <reason>
                      draw <file>, redraw <file> <reason>, tell <file>, close <file>
                      start <file> <match> <game 1 or 2>       begin a game: scenario, options and dice
                      result <file> <match> <game 1 or 2> <points razed, or replay>
                        --conceded invader|defender            --correct <reason>
                      award <file> <match> <player> <reason>   give a player the open games
                      send <file> <JSON>       any command as the file has it
                      copy <file> <new file>   for somebody else: it tells no dice to come
                      export <file> standings|pairings|bracket --as csv|html|json --lang en|fr|es|de
                      run <file> --bots reeve --keep <folder>  bots play it to its end
  hexwyrm balance   let a bot play itself and tell what that says about scenarios (docs/balance.md)
                      --game ${GAMES}
                      --scenario all           --games 40 (in each scenario)
                      --bot reeve              --seed 1
                      --options <JSON>         --out <file> (keep the games; goes on where it stopped)
                      --jobs <processes>       --json
                      --pages <folder>         write it as Markdown there, with maps as SVG
  hexwyrm analyse <replay.json>                who was winning when, luck and skill, what was missed
                      --lang en|fr|es|de       --json
  hexwyrm verify <replay.json>                 replay a file and compare the hash
  hexwyrm position check <file>                say what is wrong with a position
  hexwyrm position schema                      print the JSON Schema of positions
                      --game ${GAMES}
  hexwyrm rules [<number> | <words>]           look a rule up: DR-2.3-d, DP-7.4.3, overrun
                      --game ${GAMES}
                      --lang en|fr|es|de
  hexwyrm stdio     the bot protocol: one JSON object per line in, one out (docs/bot-protocol.md)
  hexwyrm --help, --version

Use - to read from standard input. Exit codes: 0 success, 1 failure, 2 usage error.
`;
