//! Sparse systems of equations, solved exactly digit by digit, against elimination without fractions.

use dashu_int::IBig;
use engines::Status;
use engines::exact::lifting::{Lifting, Matrix, Unknowns};
use engines::exact::linear;
use engines::exact::program::Program;
use engines::exact::proved::ProvedSearch;
use engines::exact::rational::{Rational, quotient};
use engines::exact::sparse::SparseProgram;
use random::Random;

fn number(random: &mut Random, most: u32) -> IBig {
    IBig::from(i64::from(random.below(2 * most + 1)) - i64::from(most))
}

/// By rows, with a third of the entries.
fn matrix(size: usize, random: &mut Random) -> Vec<Vec<IBig>> {
    let mut entry = || {
        if random.below(3) == 0 {
            number(random, 1_000)
        } else {
            IBig::ZERO
        }
    };
    (0..size)
        .map(|_| (0..size).map(|_| entry()).collect())
        .collect()
}

fn lifted(rows: &[Vec<IBig>], right: &[IBig], unknowns: Unknowns) -> Option<Vec<Rational>> {
    let column = |column: usize| {
        let entries = rows.iter().map(move |row| row[column].clone()).enumerate();
        entries.filter(|(_, entry)| !entry.is_zero()).collect()
    };
    let matrix = Matrix::new((0..rows.len()).map(column).collect())?;
    let ones = vec![IBig::ONE; right.len()];
    let mut lifting = Lifting::new(unknowns, right.to_vec(), ones);
    while lifting.solution().is_none() {
        lifting.step(&matrix);
    }
    let solution = lifting.solution()?;
    let fraction = |one: &IBig| quotient(one.clone(), solution.denominator.clone());
    Some(solution.numerators.iter().map(fraction).collect())
}

/// By elimination.
fn eliminated(rows: &[Vec<IBig>], right: &[IBig]) -> Option<Vec<Rational>> {
    let rows = rows.iter().zip(right);
    let rows = rows.map(|(row, right)| [&row[..], std::slice::from_ref(right)].concat());
    linear::solve(rows.collect(), right.len())
}

#[test]
fn digits_lead_to_the_solution_of_elimination() {
    let mut random = Random::stream(41, 0);
    let mut regular = 0;
    for size in (1..=20).chain([40]) {
        for _ in 0..5 {
            let rows = matrix(size, &mut random);
            let right: Vec<IBig> = (0..size).map(|_| number(&mut random, 1_000_000)).collect();
            let transposed: Vec<Vec<IBig>> = (0..size)
                .map(|column| rows.iter().map(|row| row[column].clone()).collect())
                .collect();
            let expected = eliminated(&rows, &right);
            regular += usize::from(expected.is_some());
            assert_eq!(lifted(&rows, &right, Unknowns::Columns), expected);
            let expected = eliminated(&transposed, &right);
            assert_eq!(lifted(&rows, &right, Unknowns::Rows), expected);
        }
    }
    assert!(regular > 40, "{regular} of them have one solution");
}

/// The most of `objective` · x with constraints as the tableau has them, each with a slack.
fn sparse(objective: &[IBig], constraints: &[Vec<IBig>]) -> SparseProgram {
    let fraction = |one: &IBig| Rational::from(one.clone());
    let column = |column: usize| {
        let entries = constraints.iter().enumerate();
        let entries = entries.map(|(row, constraint)| (row, fraction(&constraint[column])));
        entries.filter(|(_, entry)| !entry.is_zero()).collect()
    };
    let slack = |row: usize| vec![(row, Rational::ONE)];
    let own = (0..objective.len()).map(column);
    let slacks = constraints.iter().map(|_| Rational::ZERO);
    SparseProgram {
        columns: own.chain((0..constraints.len()).map(slack)).collect(),
        costs: objective.iter().map(fraction).chain(slacks).collect(),
        is_free: vec![false; objective.len() + constraints.len()],
        right: constraints
            .iter()
            .map(|one| fraction(&one[objective.len()]))
            .collect(),
        units: vec![Rational::from(10); constraints.len()],
    }
}

#[test]
fn programmes_have_the_optimum_of_the_tableau() {
    let mut random = Random::stream(42, 0);
    for round in 0..100 {
        let (variables, count) = (1 + round % 7, 1 + round % 5);
        let objective: Vec<IBig> = (0..variables).map(|_| number(&mut random, 9)).collect();
        // Positive entries, so that nothing grows for ever; many bounds are 0 or alike.
        let mut entry = || IBig::from(1 + random.below(9));
        let constraints: Vec<Vec<IBig>> = (0..count)
            .map(|_| (0..variables).map(|_| entry()).collect())
            .collect();
        let bound = |mut row: Vec<IBig>| {
            row.push(IBig::from(random.below(3)));
            row
        };
        let constraints: Vec<Vec<IBig>> = constraints.into_iter().map(bound).collect();
        let slacks = (variables..variables + count).collect();
        let mut search =
            ProvedSearch::new(sparse(&objective, &constraints), slacks).expect("a basis");
        while search.step().expect("floats that lead to the end") == Status::Running {}
        let optimum = search.optimum().expect("the end");
        let own = optimum.basic.iter().zip(&optimum.values.numerators);
        let own = own.filter(|(variable, _)| **variable < variables);
        let sum = own.fold(IBig::ZERO, |sum, (&variable, value)| {
            sum + &objective[variable] * value
        });
        let value = quotient(sum, optimum.values.denominator.clone());
        assert_eq!(
            value,
            Program::new(&objective, &constraints).solved().value()
        );
    }
}
